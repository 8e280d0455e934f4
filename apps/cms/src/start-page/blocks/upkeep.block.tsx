import { dayAndTime } from '../../panel/dates/format-time'
import type { Language } from '../../panel/language/language'
import { Box, Row } from '../../panel/parts/box'
import { type BlockProps, ifKnown } from '../block-props'
import { words } from '../messages'
import { readWorkerFigures } from '../read-worker-figures'

/** As the alert rules have it: ops/monitoring/rules.yaml. */
const BACKUP_OLD_MS = 26 * 60 * 60 * 1000
const DISK_LOW = 0.15

const gigabytes = (bytes: number, language: Language) =>
  `${new Intl.NumberFormat(language === 'es' ? 'es-PE' : 'en', { maximumFractionDigits: 1 }).format(bytes / 1e9)} GB`

/** What nobody looks at until it is needed. */
export async function UpkeepBlock({ language, now }: BlockProps) {
  const say = words[language]
  const figures = await ifKnown(readWorkerFigures())
  if (!figures)
    return (
      <Box id="upkeep" light={say.upkeep} bold={say.upkeepBold} width="third">
        <p>{say.upkeepUnknown}</p>
      </Box>
    )
  const { databaseBackupAt, filesBackupAt, diskFree, diskSize } = figures
  const backup = (name: string, at: Date | null | undefined) => (
    <Row
      name={name}
      note={at === undefined ? say.notKnown : at === null ? say.never : dayAndTime(at, language)}
      isBad={at === null || (at instanceof Date && now.getTime() - at.getTime() > BACKUP_OLD_MS)}
    />
  )
  const isDiskKnown = diskFree !== undefined && diskSize !== undefined
  return (
    <Box id="upkeep" light={say.upkeep} bold={say.upkeepBold} width="third">
      <ul className="rows">
        {backup(say.backupDatabase, databaseBackupAt)}
        {backup(say.backupFiles, filesBackupAt)}
        <Row
          name={say.disk}
          isBad={isDiskKnown && diskFree / diskSize < DISK_LOW}
          note={
            isDiskKnown
              ? `${gigabytes(diskFree, language)} ${say.diskOf} ${gigabytes(diskSize, language)}`
              : say.notKnown
          }
        />
      </ul>
    </Box>
  )
}
