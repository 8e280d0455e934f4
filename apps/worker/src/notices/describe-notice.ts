import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import { startOfDay } from '@app/domain/calendar/lima-time'
import type { Queryable } from '@app/platform/database/pool'
import {
  loadListedLeads,
  loadSteps,
  loadWaitingLeads,
  type NoticedLead,
  type StoredNotice,
} from '../records/notice-record'
import { noticeTexts } from './notice-texts'

export type DescribedNotice = {
  title: string
  sentence: string
  /** The page of the panel that the notice opens. */
  path: string
  leads: NoticedLead[]
  steps: NoticedLead[]
}

const WAITING_LEADS_PATH = '/admin/consultas?espera=1'

/** Describes a notice with current data. Returns undefined if it is no longer needed, such as after an answer. */
export async function describeNotice(
  db: Queryable,
  notice: StoredNotice,
  now: Date,
): Promise<DescribedNotice | undefined> {
  const texts = noticeTexts[notice.recipient.language]
  switch (notice.kind) {
    case 'list': {
      const leads = await loadListedLeads(db, notice.id)
      if (leads.length === 0) return undefined
      const title = texts.list(leads.length)
      return { title, sentence: texts.listSentence, path: WAITING_LEADS_PATH, leads, steps: [] }
    }
    case 'morning-list': {
      // A list that the mail server delayed overnight would repeat the list of the next day.
      if (limaDateOf(now) !== notice.step) return undefined
      const leads = await loadWaitingLeads(db, notice.recipient)
      const steps = await loadSteps(db, notice.recipient, startOfDay(addDays(notice.step, 1)))
      if (leads.length + steps.length === 0) return undefined
      const title = texts.morning({ leads: leads.length, steps: steps.length })
      return { title, sentence: texts.morningSentence, path: '/admin', leads, steps }
    }
    default:
      return describeLeadNotice(notice)
  }
}

function describeLeadNotice({ kind, step, lead, recipient }: StoredNotice): DescribedNotice | undefined {
  if (!lead || kind === 'list' || kind === 'morning-list') return undefined
  if (kind === 'next-step' && lead.nextStepAt?.toISOString() !== step) return undefined
  if ((kind === 'new' || kind === 'unanswered') && lead.isAnswered) return undefined
  const texts = noticeTexts[recipient.language]
  return {
    title: texts.title[kind](lead.project ?? texts.general),
    sentence: kind === 'new' && !lead.hasOwner ? texts.sentence.withoutOwner : texts.sentence[kind],
    path: `/admin/consultas/${lead.id}`,
    leads: kind === 'next-step' ? [] : [lead],
    steps: kind === 'next-step' ? [lead] : [],
  }
}
