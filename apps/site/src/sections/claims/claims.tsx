import './claims.css'
import '@/ui/course.css'
import { useId } from 'react'
import type { HomeContent } from '@/content/home'
import { useLanguage } from '@/i18n/language'
import { AtLeast } from '@/ui/at-least'

/**
 * A course of three company claims, the chosen one long. Radio buttons carry the choice, so arrow keys and taps work
 * without a script; the enhancer adds the pointer, and on phones follows the block that is being read.
 */
export function Claims({ claims }: { claims: HomeContent['claims'] }) {
  const { t } = useLanguage()
  const name = useId()
  return (
    <section className="claims wrap" aria-label={t('claims.label')}>
      <fieldset className="course" data-enhance="claims">
        <legend className="sr">{t('claims.label')}</legend>
        {claims.map((claim, index) => (
          <label className="claim" key={claim.text}>
            <input type="radio" name={name} defaultChecked={index === 0} />
            <span className="claim__n">
              <AtLeast figure={claim.figure} />
            </span>
            <span className="claim__t">
              {claim.text}
              <span className="claim__d">{claim.detail}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  )
}
