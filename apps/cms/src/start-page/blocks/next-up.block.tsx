import { humanInstant } from '@app/domain/calendar/human-date'
import { callLink } from '@app/domain/lead/contact-links'
import { formatWait } from '@app/domain/lead/first-answer'
import type { ReactNode } from 'react'
import { Box } from '../../panel/parts/box'
import { DeskIcon } from '../../panel/parts/panel-icon'
import { newLeadMessages } from '../../sales/leads/new-lead-messages'
import { readNextAppointment, readNextStep } from '../../sales/leads/read-next-up'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'
import { type NextUp, nextUp } from '../next-up'
import { readWaitingLeads } from '../read-waiting-leads'

/** Shows what the salesperson should do next, with the button that does it. It always has a suggestion. */
export async function NextUpBlock({ pool, language, now, user }: BlockProps & { user: string }) {
  const messages = startMessages[language]
  const data = await orUndefined(
    Promise.all([readWaitingLeads(pool), readNextStep(pool, user), readNextAppointment(pool, { now, user, language })]),
  )
  const [waiting, step, appointment] = data ?? []
  const next = nextUp({ lead: waiting?.leads[0], step, appointment }, now)
  const formatTime = (at: Date) => humanInstant(at, now, language)
  return (
    <Box id="next-up" light={messages.nextUp} bold={messages.nextUpBold} width="third" isInk>
      {next.kind === 'step' && (
        <Suggestion
          what={next.step}
          note={`${next.name}, ${next.isOverdue ? messages.overdueSince(formatTime(next.at)) : formatTime(next.at)}`}
        >
          <Person next={next} language={language} />
        </Suggestion>
      )}
      {next.kind === 'lead' && (
        <Suggestion
          what={messages.answerTo(`${next.firstName} ${next.lastName}`)}
          note={messages.waitsSince(formatWait(now.getTime() - next.receivedAt.getTime()))}
        >
          <Person next={next} language={language} />
        </Suggestion>
      )}
      {next.kind === 'appointment' && (
        <Suggestion what={messages.visitOf(next.name)} note={`${formatTime(next.at)}, ${next.place}`}>
          <Person next={next} language={language} />
        </Suggestion>
      )}
      {next.kind === 'nothing' && (
        <Suggestion what={messages.nothingNext} note={messages.nothingNextNote}>
          <a className="desk-btn desk-btn--lime" href="/admin/consultas/nueva">
            <DeskIcon name="plus" />
            {newLeadMessages[language].add}
          </a>
        </Suggestion>
      )}
    </Box>
  )
}

function Suggestion({ what, note, children }: { what: string; note: string; children: ReactNode }) {
  return (
    <>
      <p className="next-step__what">{what}</p>
      <p className="next-step__note">{note}</p>
      <p className="desk-buttons">{children}</p>
    </>
  )
}

type PersonProps = { next: Exclude<NextUp, { kind: 'nothing' }>; language: 'es' | 'en' }

/** Renders the links to call the person and to open their lead. */
function Person({ next: { id, phone }, language }: PersonProps) {
  const messages = startMessages[language]
  return (
    <>
      {phone && (
        <a className="desk-btn desk-btn--lime" href={callLink(phone)}>
          <DeskIcon name="phone" />
          {messages.callNow}
        </a>
      )}
      <a className="desk-btn" href={`/admin/consultas/${id}`}>
        {messages.openLead}
      </a>
    </>
  )
}
