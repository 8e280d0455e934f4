import { formatInstant } from '@app/domain/calendar/format-date'
import type { Language } from '../../panel/language/language'
import { Box, Row } from '../../panel/parts/box'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'
import { readWorkerFigures } from '../read-worker-figures'

/** These two limits must match the alert rules in ops/monitoring/rules.yaml. */
const MAX_BACKUP_AGE_MS = 26 * 60 * 60 * 1000
const MIN_FREE_DISK_SHARE = 0.15

const formatGigabytes = (bytes: number, language: Language) =>
  `${new Intl.NumberFormat(language === 'es' ? 'es-PE' : 'en', { maximumFractionDigits: 1 }).format(bytes / 1e9)} GB`

export async function UpkeepBlock({ language, now }: BlockProps) {
  const messages = startMessages[language]
  const figures = await orUndefined(readWorkerFigures())
  if (!figures)
    return (
      <Box id="upkeep" light={messages.upkeep} bold={messages.upkeepBold} width="third">
        <p>{messages.upkeepUnknown}</p>
      </Box>
    )
  const { databaseBackupAt, filesBackupAt, diskFree, diskSize } = figures
  const backupRow = (name: string, at: Date | null | undefined) => (
    <Row
      name={name}
      note={at === undefined ? messages.notKnown : at === null ? messages.never : formatInstant(at, language)}
      isBad={at === null || (at instanceof Date && now.getTime() - at.getTime() > MAX_BACKUP_AGE_MS)}
    />
  )
  const isDiskKnown = diskFree !== undefined && diskSize !== undefined
  return (
    <Box id="upkeep" light={messages.upkeep} bold={messages.upkeepBold} width="third">
      <ul className="rows">
        {backupRow(messages.backupDatabase, databaseBackupAt)}
        {backupRow(messages.backupFiles, filesBackupAt)}
        <Row
          name={messages.disk}
          isBad={isDiskKnown && diskFree / diskSize < MIN_FREE_DISK_SHARE}
          note={
            isDiskKnown
              ? `${formatGigabytes(diskFree, language)} ${messages.diskOf} ${formatGigabytes(diskSize, language)}`
              : messages.notKnown
          }
        />
      </ul>
    </Box>
  )
}
