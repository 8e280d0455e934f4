import { DEFAULT_WAITING_MONTHS } from '@app/domain/waiting-list/waiting-entry'
import type { AdminViewServerProps, Field } from 'payload'
import { DeskPage } from '../../../panel/layout/panel-page'
import { requirePageAccess } from '../../../panel/navigation/staff-page'
import { collectionRules } from '../../../platform/access/access-table'
import { roleNames } from '../../../platform/access/role-names'
import { roles } from '../../../platform/access/roles'
import { type DataBank, dataBanks, processors, type RetentionKey } from '../data-banks'

const messages = {
  es: {
    title: 'Bancos de datos',
    intro:
      'Qué datos personales hay, para qué, quién los ve, quién los procesa y cuánto se guardan. Los campos y los roles salen del código, y los plazos, de Plazos de privacidad. Un abogado debe confirmarlo.',
    purpose: 'Para qué',
    data: 'Datos',
    readers: 'Quién los ve',
    term: 'Cuánto se guardan',
    months: (months: number) => `${months} meses desde lo último que pasó`,
    processors: 'Encargados y países',
    unknown: 'falta completar en Plazos de privacidad',
  },
  en: {
    title: 'Data banks',
    intro:
      'Which personal data exists, what for, who sees it, who processes it and how long it is kept. Fields and roles come from the code, and terms from Privacy terms. A lawyer must confirm it.',
    purpose: 'Purpose',
    data: 'Data',
    readers: 'Who sees it',
    term: 'How long it is kept',
    months: (months: number) => `${months} months after the last event`,
    processors: 'Processors and countries',
    unknown: 'to be completed in Privacy terms',
  },
}

type Language = keyof typeof messages
type FieldsOf = (slug: string) => Field[]
type Terms = { retention?: Partial<Record<RetentionKey, number | null>>; processors?: Record<string, string | null> }

const defaultMonths = (key: RetentionKey) => (key === 'waitingMonths' ? DEFAULT_WAITING_MONTHS : 24)

/** Shows the data banks from the access table, the settings and the list of purposes. It reads no personal data. */
export async function DataBanksView(props: AdminViewServerProps) {
  const { req, language } = requirePageAccess(props, '/admin/bancos-de-datos', 'handle privacy requests')
  const terms = (await req.payload.findGlobal({ slug: 'privacy-desk', depth: 0 })) as Terms
  const fieldsOf: FieldsOf = (slug) =>
    req.payload.config.collections.find((config) => config.slug === slug)?.fields ?? []
  return (
    <DeskPage {...props} crumbs={[{ label: messages[language].title }]}>
      <div className="desk__head">
        <h1>{messages[language].title}</h1>
      </div>
      <p className="desk__intro">{messages[language].intro}</p>
      {dataBanks.map((bank) => (
        <Bank key={bank.name.en} bank={bank} terms={terms} language={language} fieldsOf={fieldsOf} />
      ))}
    </DeskPage>
  )
}

/** Returns the labels of the personal fields of the collections, each once. */
function fieldNames(slugs: readonly string[], fieldsOf: FieldsOf, language: Language): string[] {
  const names = slugs.flatMap((slug) => {
    return fieldsOf(slug).flatMap((field) => {
      const isPersonal = 'name' in field && collectionRules[slug]?.personal?.fields.includes(String(field.name))
      const label = isPersonal && 'label' in field ? field.label : undefined
      return label && typeof label === 'object' && language in label
        ? [(label as Record<Language, string>)[language]]
        : []
    })
  })
  return [...new Set(names)]
}

const readersOf = (slugs: readonly string[], language: Language) =>
  roles
    .filter((role) => slugs.some((slug) => collectionRules[slug]?.personal?.read.includes(role)))
    .map((role) => roleNames[role][language])

type BankProps = { bank: DataBank; terms: Terms; language: Language; fieldsOf: FieldsOf }

function Bank({ bank, terms, language, fieldsOf }: BankProps) {
  const text = messages[language]
  const { retention } = bank
  const facts: [string, string][] = [
    [text.purpose, bank.purpose[language]],
    [text.data, fieldNames(bank.collections, fieldsOf, language).join(', ')],
    [text.readers, readersOf(bank.collections, language).join(', ')],
    [
      text.term,
      typeof retention === 'string'
        ? text.months(terms.retention?.[retention] ?? defaultMonths(retention))
        : retention[language],
    ],
    [
      text.processors,
      processors
        .filter(({ key }) => bank.processors.includes(key))
        .map(({ key, label }) => `${label[language]}: ${terms.processors?.[key] || text.unknown}`)
        .join('; '),
    ],
  ]
  return (
    <section className="desk-box" aria-label={bank.name[language]}>
      <h2>{bank.name[language]}</h2>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
