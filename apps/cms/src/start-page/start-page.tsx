import { Gutter } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { type ReactNode, Suspense } from 'react'
import { languageOf } from '../panel/language/language'
import { activeRole } from '../platform/access/active-role'
import { payloadPool } from '../platform/database/payload-pool'
import { areasOfUser } from '../sidebar/menu-of-user'
import type { BlockProps } from './block-props'
import { AnsweredComplaintsBlock } from './blocks/answered-complaints.block'
import { AppointmentsTodayBlock } from './blocks/appointments-today.block'
import { CampaignsBlock } from './blocks/campaigns.block'
import { ComplaintsBlock } from './blocks/complaints.block'
import { DecisionsBlock } from './blocks/decisions.block'
import { DeliveriesBlock } from './blocks/deliveries.block'
import { DraftsBlock } from './blocks/drafts.block'
import { FailuresBlock } from './blocks/failures.block'
import { FirstAnswerBlock } from './blocks/first-answer.block'
import { LeadSourcesBlock } from './blocks/lead-sources.block'
import { MissingTextsBlock } from './blocks/missing-texts.block'
import { MonthBlock } from './blocks/month.block'
import { NextStepsBlock } from './blocks/next-steps.block'
import { NextUpBlock } from './blocks/next-up.block'
import { OnlineBlock } from './blocks/online.block'
import { PagesBlock } from './blocks/pages.block'
import { PrivacyRequestsBlock } from './blocks/privacy-requests.block'
import { PublishingBlock } from './blocks/publishing.block'
import { QueueBlock } from './blocks/queue.block'
import { SalespeopleBlock } from './blocks/salespeople.block'
import { StockBlock } from './blocks/stock.block'
import { UpkeepBlock } from './blocks/upkeep.block'
import { WaitingLeadsBlock } from './blocks/waiting-leads.block'
import { WithdrawalsBlock } from './blocks/withdrawals.block'
import { type Block, blocksOfRole } from './blocks-of-role'
import { formatNow, greeting } from './greeting'
import { startMessages } from './messages'

export function StartPage({ i18n, payload, permissions, user, visibleEntities }: ServerProps) {
  const language = languageOf(i18n)
  const now = new Date()
  const messages = startMessages[language]
  const { name } = (user ?? {}) as { name?: string }
  const pool = payloadPool(payload)
  const role = activeRole(user)
  const props: BlockProps = { payload, pool, language, now }
  const blockRenderers: Record<Block, () => ReactNode> = {
    online: () => <OnlineBlock {...props} />,
    publishing: () => <PublishingBlock {...props} />,
    campaigns: () => <CampaignsBlock {...props} />,
    missingTexts: () => <MissingTextsBlock {...props} />,
    drafts: () => <DraftsBlock {...props} />,
    deliveries: () => <DeliveriesBlock {...props} />,
    queue: () => <QueueBlock {...props} />,
    upkeep: () => <UpkeepBlock {...props} />,
    privacyRequests: () => <PrivacyRequestsBlock {...props} />,
    complaints: () => <ComplaintsBlock {...props} />,
    waitingLeads: () => <WaitingLeadsBlock {...props} salespersonName={name ?? ''} />,
    nextUp: () => <NextUpBlock {...props} user={String(user?.id)} />,
    nextSteps: () => <NextStepsBlock {...props} user={String(user?.id)} />,
    appointmentsToday: () => <AppointmentsTodayBlock {...props} />,
    firstAnswer: () => <FirstAnswerBlock {...props} />,
    leadSources: () => <LeadSourcesBlock {...props} />,
    answeredComplaints: () => <AnsweredComplaintsBlock {...props} />,
    withdrawals: () => <WithdrawalsBlock {...props} />,
    decisions: () => <DecisionsBlock {...props} />,
    month: () => <MonthBlock {...props} />,
    salespeople: () => <SalespeopleBlock {...props} />,
    stock: () => <StockBlock {...props} />,
    pages: () => (
      <PagesBlock areas={areasOfUser({ i18n, payload, permissions, user, visibleEntities })} language={language} />
    ),
  }
  return (
    <main>
      <Gutter className="start">
        <div className="start__head">
          <h1>
            {messages[greeting(now)]}
            {name && (
              <>
                , <b>{name.split(' ')[0]}</b>
              </>
            )}
          </h1>
          <p>{formatNow(now, language)}</p>
        </div>
        <div className="start__blocks">
          {role && (
            <Suspense fallback={null}>
              <FailuresBlock {...props} user={user ?? null} />
            </Suspense>
          )}
          {blocksOfRole(role).map((block) => (
            <Suspense key={block} fallback={<div className="box box--third" aria-hidden="true" />}>
              {blockRenderers[block]()}
            </Suspense>
          ))}
        </div>
      </Gutter>
    </main>
  )
}
