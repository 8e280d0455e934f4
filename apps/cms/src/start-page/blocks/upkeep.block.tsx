import { formatInstant } from '@app/domain/calendar/format-date'
import type { Language } from '../../panel/language/language'
import { Box, Row } from '../../panel/parts/box'
import { type BlockProps, ifKnown } from '../block-props'
import { startMessages } from '../messages'
import { readWorkerFigures } from '../read-worker-figures'

/** The same limits as the alert rules: ops/monitoring/rules.yaml. */
const BACKUP_OLD_MS = 26 * 60 * 60 * 1000
const DISK_LOW = 0.15

const gigabytes = (bytes: number, language: Language) =>
  `${new Intl.NumberFormat(language === 'es' ? 'es-PE' : 'en', { maximumFractionDigits: 1 }).format(bytes / 1e9)} GB`

/** The age of backups and the free disk space. */
export async function UpkeepBlock({ language, now }: BlockProps) {
  const messages = startMessages[language]
  const figures = await ifKnown(readWorkerFigures())
  if (!figures)
    return (
      <Box id="upkeep" light={messages.upkeep} bold={messages.upkeepBold} width="third">
        <p>{messages.upkeepUnknown}</p>
      </Box>
    )
  const { databaseBackupAt, filesBackupAt, diskFree, diskSize } = figures
  const backup = (name: string, at: Date | null | undefined) => (
    <Row
      name={name}
      note={at === undefined ? messages.notKnown : at === null ? messages.never : formatInstant(at, language)}
      isBad={at === null || (at instanceof Date && now.getTime() - at.getTime() > BACKUP_OLD_MS)}
    />
  )
  const isDiskKnown = diskFree !== undefined && diskSize !== undefined
  return (
    <Box id="upkeep" light={messages.upkeep} bold={messages.upkeepBold} width="third">
      <ul className="rows">
        {backup(messages.backupDatabase, databaseBackupAt)}
        {backup(messages.backupFiles, filesBackupAt)}
        <Row
          name={messages.disk}
          isBad={isDiskKnown && diskFree / diskSize < DISK_LOW}
          note={
            isDiskKnown
              ? `${gigabytes(diskFree, language)} ${messages.diskOf} ${gigabytes(diskSize, language)}`
              : messages.notKnown
          }
        />
      </ul>
    </Box>
  )
}
