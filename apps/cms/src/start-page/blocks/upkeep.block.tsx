import { humanInstant } from '@app/domain/calendar/human-date'
import type { Language } from '../../panel/language/language'
import { Box, Row } from '../../panel/parts/box'
import { backupState } from '../backup-state'
import type { BlockProps } from '../block-props'
import { startMessages } from '../messages'
import { type Backup, readWorkerFigures } from '../read-worker-figures'

/** This limit must match the alert rule in ops/monitoring/rules.yaml. */
const MIN_FREE_DISK_SHARE = 0.15

const formatGigabytes = (bytes: number, language: Language) =>
  `${new Intl.NumberFormat(language === 'es' ? 'es-PE' : 'en', { maximumFractionDigits: 1 }).format(bytes / 1e9)} GB`

/** Shows the last backups and the free disk space, or what an administrator must do if they are not known. */
export async function UpkeepBlock({ language, now }: BlockProps) {
  const messages = startMessages[language]
  const texts = messages.backups
  const figures = await readWorkerFigures()
  if (typeof figures === 'string')
    return (
      <Box id="upkeep" light={messages.upkeep} bold={messages.upkeepBold} width="third">
        <ul className="rows">
          {figures === 'no-answer' ? (
            <Row isBad name={texts.noAnswer} note={texts.noAnswerHelp} />
          ) : (
            <Row isBad name={texts.notConnected} note={texts.notConnectedHelp} />
          )}
        </ul>
      </Box>
    )
  const { backups, diskFree, diskSize } = figures
  return (
    <Box id="upkeep" light={messages.upkeep} bold={messages.upkeepBold} width="third">
      <ul className="rows">
        {backups ? (
          <>
            <BackupRow name={messages.backupDatabase} backup={backups.database} language={language} now={now} />
            <BackupRow name={messages.backupFiles} backup={backups.files} language={language} now={now} />
          </>
        ) : (
          <Row isBad name={texts.off} note={texts.offHelp} />
        )}
        {diskFree !== undefined && diskSize !== undefined && (
          <Row
            name={messages.disk}
            isBad={diskFree / diskSize < MIN_FREE_DISK_SHARE}
            note={`${formatGigabytes(diskFree, language)} ${messages.diskOf} ${formatGigabytes(diskSize, language)}`}
          />
        )}
      </ul>
    </Box>
  )
}

type BackupRowProps = { name: string; backup: Backup; language: Language; now: Date }

function BackupRow({ name, backup, language, now }: BackupRowProps) {
  const texts = startMessages[language].backups
  const state = backupState(backup, now)
  const format = (instant: Date | null | undefined) => (instant ? humanInstant(instant, now, language) : '')
  const notes = {
    good: texts.good(format(backup.at)),
    never: texts.never,
    late: texts.late(format(backup.at)),
    failed: texts.failed(format(backup.failedAt), format(backup.at)),
    damaged: texts.damaged(format(backup.damagedAt)),
  }
  const note = state === 'good' ? notes.good : `${notes[state]} ${texts.help}`
  return <Row name={name} note={note} isBad={state !== 'good'} />
}
