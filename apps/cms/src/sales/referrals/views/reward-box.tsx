'use client'

import { type Cents, shortPen } from '@sillar/domain/money/money'
import { useId } from 'react'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import { referralWords } from '../messages'
import { ProofFiles, type ShownProof } from './proof-files'
import { useReferral } from './use-referral'

/** With its days in words: they are made on the server. */
export type ShownReward = {
  id: string
  place: number
  amountCents: Cents
  state: 'due' | 'approved' | 'paid' | 'cancelled'
  approved: string | null
  paid: string | null
  proof: string | null
  proofs: ShownProof[]
  /** Paid, and the sale was taken back since. */
  isWithoutSale: boolean
}

type Props = { reward: ShownReward | null; mayDecide: boolean; today: string; language: 'es' | 'en' }

/** What the referrer has earned with this person, and what is left to do about it. */
export function RewardBox({ reward, mayDecide, today, language }: Props) {
  const say = referralWords[language]
  const id = useId()
  return (
    <section className="next-step" aria-labelledby={`${id}-title`}>
      <div className="next-step__head">
        <h2 id={`${id}-title`}>{say.reward}</h2>
      </div>
      {reward ? (
        <>
          <p className="next-step__what">
            {shortPen(reward.amountCents)}
            <span>{say.rewards[reward.state]}</span>
          </p>
          <p className="next-step__note">{say.rewardFor(reward.place)}</p>
          {reward.approved && <p className="next-step__note">{reward.approved}</p>}
          {reward.paid && <p className="next-step__note">{reward.paid}</p>}
          {reward.proof && (
            <p className="next-step__note">
              {say.proof}: <b>{reward.proof}</b>
            </p>
          )}
          {reward.isWithoutSale && <p className="next-step__note">{say.afterwards}</p>}
          {reward.state === 'cancelled' && <p className="next-step__note">{say.cancelledNote}</p>}
          <Decision reward={reward} mayDecide={mayDecide} today={today} language={language} />
          {mayDecide && (reward.state === 'approved' || reward.state === 'paid') && (
            <ProofFiles reward={reward.id} proofs={reward.proofs} language={language} />
          )}
        </>
      ) : (
        <>
          <p className="next-step__what">{say.noReward}</p>
          <p className="next-step__note">{say.noRewardYet}</p>
        </>
      )}
    </section>
  )
}

function Decision({ reward, mayDecide, today, language }: Props & { reward: ShownReward }) {
  const say = referralWords[language]
  const { isBusy, send } = useReferral(language)
  const id = useId()
  if (reward.state !== 'due' && reward.state !== 'approved') return null
  if (!mayDecide) return <p className="next-step__note">{say.onlyManagers}</p>
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
          {say.approve(shortPen(reward.amountCents))}
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
      <p className="desk-field">
        <label htmlFor={`${id}-proof`}>{say.proof}</label>
        <input id={`${id}-proof`} name="proof" required maxLength={120} autoComplete="off" />
      </p>
      <p className="desk-field">
        <label htmlFor={`${id}-on`}>{say.paidOn}</label>
        <input id={`${id}-on`} name="paidOn" type="date" required max={today} defaultValue={today} />
      </p>
      <p className="desk-buttons">
        <button className="desk-btn desk-btn--lime" type="submit" disabled={isBusy}>
          {say.pay}
        </button>
      </p>
    </form>
  )
}
