import { pen } from '@sillar/domain/money/money'
import type { ReferralStatus } from '@sillar/domain/referral/referral-status'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageTexts } from '../pages/page.messages'
import { sendPage, wantsPage } from '../server/send-page'
import { referralTexts } from './referral.messages'

export type ReferralState = { firstName: string; status: ReferralStatus; amountCents: number | null }
export type InvitationAnswer = 'confirmed' | 'declined'

type Referrals = { code: string; referrals: ReferralState[] }

/** What a referrer sees: the name as they typed it, how it stands, and nothing else about the other person. */
export function answerReferrals(request: FastifyRequest, reply: FastifyReply, { code, referrals }: Referrals) {
  if (!wantsPage(request)) return reply.send({ code, referrals })
  const texts = referralTexts[request.pageLocale]
  const facts = referrals.map(({ firstName, status, amountCents }) => ({
    name: firstName,
    value: texts.statuses[status],
    note: amountCents === null ? texts.notes[status] : texts.reward(pen(amountCents / 100)),
  }))
  const text = facts.length > 0 ? texts.text : texts.nobody
  return sendPage(request, reply, 200, { title: texts.title, text, reference: code, facts, note: texts.note }, 'site')
}

type Shown = { token: string; said: InvitationAnswer | null; isNew: boolean }

export function answerInvitation(request: FastifyRequest, reply: FastifyReply, { token, said, isNew }: Shown) {
  const locale = request.pageLocale
  const { invitation } = referralTexts[locale]
  const choice = (answer: InvitationAnswer) => ({ label: invitation[answer], fields: { t: token, l: locale, answer } })
  const choices = isNew ? [] : (['confirmed', 'declined'] as const).filter((answer) => answer !== said).map(choice)
  const { title, text } = said ? invitation.said[said] : invitation.asked
  return sendPage(
    request,
    reply,
    200,
    {
      title,
      text,
      note: isNew ? invitation.again : invitation.why,
      ...(choices.length > 0 && { form: { action: '/api/referrals/invitation', choices } }),
      back: { href: locale === 'en' ? '/en' : '/', label: pageTexts[locale].home },
    },
    'site',
  )
}
