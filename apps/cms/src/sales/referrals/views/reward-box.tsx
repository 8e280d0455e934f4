'use client'

import { type Cents, shortPen } from '@app/domain/money/money'
import { useId } from 'react'
import { Field } from '../../../panel/forms/field'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import { referralMessages } from '../messages'
import { ProofFiles, type ShownProof } from './proof-files'
import { useReferralDesk } from './use-referral-desk'

/** A reward as the browser gets it, with formatted dates. */
export type ShownReward = {
  id: string
  number: number
  amountCents: Cents
  state: 'due' | 'approved' | 'paid' | 'cancelled'
  approved: string | null
  paid: string | null
  proof: string | null
  proofs: ShownProof[]
  /** Whether the sale was reverted after the reward was paid. */
  isWithoutSale: boolean
}

type Props = { reward: ShownReward | null; mayDecide: boolean; today: string; language: 'es' | 'en' }

export function RewardBox({ reward, mayDecide, today, language }: Props) {
  const messages = referralMessages[language]
  const id = useId()
  return (
    <section className="next-step" aria-labelledby={`${id}-title`}>
      <div className="next-step__head">
        <h2 id={`${id}-title`}>{messages.reward}</h2>
      </div>
      {reward ? (
        <>
          <p className="next-step__what">
            {shortPen(reward.amountCents)}
            <span>{messages.rewards[reward.state]}</span>
          </p>
          <p className="next-step__note">{messages.rewardFor(reward.number)}</p>
          {reward.approved && <p className="next-step__note">{reward.approved}</p>}
          {reward.paid && <p className="next-step__note">{reward.paid}</p>}
          {reward.proof && (
            <p className="next-step__note">
              {messages.proof}: <b>{reward.proof}</b>
            </p>
          )}
          {reward.isWithoutSale && <p className="next-step__note">{messages.afterwards}</p>}
          {reward.state === 'cancelled' && <p className="next-step__note">{messages.cancelledNote}</p>}
          <RewardDecision reward={reward} mayDecide={mayDecide} today={today} language={language} />
          {mayDecide && (reward.state === 'approved' || reward.state === 'paid') && (
            <ProofFiles reward={reward.id} proofs={reward.proofs} language={language} />
          )}
        </>
      ) : (
        <>
          <p className="next-step__what">{messages.noReward}</p>
          <p className="next-step__note">{messages.noRewardYet}</p>
        </>
      )}
    </section>
  )
}

function RewardDecision({ reward, mayDecide, today, language }: Props & { reward: ShownReward }) {
  const messages = referralMessages[language]
  const { isBusy, send } = useReferralDesk(language)
  const id = useId()
  if (reward.state !== 'due' && reward.state !== 'approved') return null
  if (!mayDecide) return <p className="next-step__note">{messages.onlyManagers}</p>
  const move = (body: object) => send(`rewards/${reward.id}`, body)
  if (reward.state === 'due')
    return (
      <p className="desk-buttons">
        <button
          className="desk-btn desk-btn--lime"
          type="button"
          disabled={isBusy}
          onClick={() => move({ step: 'approve', amountCents: reward.amountCents })}
        >
          <DeskIcon name="check" />
          {messages.approve(shortPen(reward.amountCents))}
        </button>
      </p>
    )
  return (
    <form
      className="next-step__form"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        void move({ step: 'pay', proof: form.get('proof'), paidOn: form.get('paidOn') })
      }}
    >
      <Field id={`${id}-proof`} label={messages.proof}>
        <input id={`${id}-proof`} name="proof" required maxLength={120} autoComplete="off" />
      </Field>
      <Field id={`${id}-on`} label={messages.paidOn}>
        <input id={`${id}-on`} name="paidOn" type="date" required max={today} defaultValue={today} />
      </Field>
      <p className="desk-buttons">
        <button className="desk-btn desk-btn--lime" type="submit" disabled={isBusy}>
          {messages.pay}
        </button>
      </p>
    </form>
  )
}
