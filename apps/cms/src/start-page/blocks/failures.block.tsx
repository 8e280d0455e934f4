import type { PayloadRequest } from 'payload'
import { noticeMessages } from '../../notices/messages'
import { type Failure, readFailures } from '../../notices/read-failures'
import { PublishNowButton } from '../../notices/views/publish-now-button'
import { RunJobButton } from '../../operations/jobs/views/run-job-button'
import type { Language } from '../../panel/language/language'
import { Box } from '../../panel/parts/box'
import { RetryButton } from '../../publishing/schedule/views/retry-button'
import { SendNowButton } from '../../sales/leads/views/lead-forms'
import { type BlockProps, orUndefined } from '../block-props'

const MAX_SHOWN = 8

/** Lists what failed and waits for this user, each with the button that settles it. */
export async function FailuresBlock({ payload, language, user }: BlockProps & { user: PayloadRequest['user'] }) {
  const result = await orUndefined(readFailures({ payload, user, language }))
  if (!result || result.count === 0) return null
  const { failures, count } = result
  const messages = noticeMessages[language]
  const shown = failures.slice(0, MAX_SHOWN)
  return (
    <Box id="failures" light={messages.failed} bold={`${messages.failedBold}: ${count}`} width="full">
      <ul className="rows">
        {shown.map(({ key, href, name, note, settle }) => (
          <li className="row row--bad" key={key}>
            <p>
              {href ? <a href={href}>{name}</a> : <span>{name}</span>}
              <small>{note}</small>
            </p>
            {settle && <SettleButton settle={settle} language={language} />}
          </li>
        ))}
      </ul>
      {count > shown.length && <p>{messages.more(count - shown.length)}</p>}
    </Box>
  )
}

function SettleButton({ settle, language }: { settle: NonNullable<Failure['settle']>; language: Language }) {
  if (settle.kind === 'retry') return <RetryButton job={settle.job} subject={settle.subject} />
  if (settle.kind === 'run') return <RunJobButton {...settle} language={language} />
  if (settle.kind === 'send') return <SendNowButton {...settle} language={language} />
  return <PublishNowButton language={language} />
}
