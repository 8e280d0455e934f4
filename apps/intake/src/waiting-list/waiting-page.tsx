import { lotNoun } from '@app/domain/appointment/format-appointment'
import { otherLocale } from '@app/domain/language/locale'
import { HONEYPOT_FIELD } from '@app/domain/submission/submission-guard'
import { waitingUrl } from '@app/domain/waiting-list/waiting-url'
import { AppointmentDocument } from '../appointments/appointment-document'
import { DuoText, FactRow } from '../appointments/appointment-parts'
import { HiddenFields } from '../pages/answer-parts'
import { ConsentText, TypedField } from '../pages/typed-field'
import { Wave } from '../pages/wave'
import type { ConsentSentences } from '../submissions/consent-sentences'
import type { WaitingSubject } from './find-waiting-subject'
import { waitingTexts } from './waiting-list.messages'

type WaitingPageProps = {
  locale: 'es' | 'en'
  subject: WaitingSubject
  projectName: string
  consents: ConsentSentences
}

/** Renders the form of a waiting list, for people without JavaScript and for links in mails and on project pages. */
export function WaitingPage({ locale, subject, projectName, consents }: WaitingPageProps) {
  const texts = waitingTexts[locale]
  const { kind, project, lot } = subject
  const title = kind === 'lot' ? texts.lot.title(lot ?? '') : texts[kind].title
  const fields = { kind, project, lot: lot ?? '', locale, 'consentVersions.terms': consents.terms.version }
  return (
    <AppointmentDocument
      locale={locale}
      title={texts.crumb}
      otherHref={waitingUrl({ ...subject, locale: otherLocale(locale) })}
    >
      <h1>
        <DuoText text={title} />
      </h1>
      <form className="cols" method="post" action="/api/waiting-list">
        <div className="steps">
          <section className="stone">
            <h2>
              <DuoText text={texts.details} />
            </h2>
            <div className="fields">
              <TypedField name="firstName" type="text" autoComplete="name" label={texts.fields.firstName} />
              <TypedField name="email" type="email" autoComplete="email" label={texts.fields.email} hint={texts.next} />
              <label className="tick wide">
                <input type="checkbox" name="acceptsTerms" required />
                <ConsentText locale={locale} sentence={consents.terms.text} />
              </label>
              <p className="trap" aria-hidden="true">
                <label>
                  Web <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
                </label>
              </p>
            </div>
          </section>
        </div>
        <aside className="ticket" aria-labelledby="request">
          <div>
            <h2 id="request">
              <DuoText text={texts.request} />
            </h2>
            <dl>
              {lot && <FactRow name={lotNoun(lot, locale)}>{lot}</FactRow>}
              <FactRow name={texts.project}>{projectName}</FactRow>
            </dl>
          </div>
          <Wave />
          <div className="act">
            <HiddenFields fields={fields} />
            <button type="submit">{texts.submit}</button>
            <p>{texts[kind].text}</p>
            {kind === 'lot' && <p>{texts.fair}</p>}
          </div>
        </aside>
      </form>
    </AppointmentDocument>
  )
}
