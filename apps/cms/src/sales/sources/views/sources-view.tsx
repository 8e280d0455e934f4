import { formatDay } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import type { LeadSource } from '@app/domain/source/lead-source'
import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../../panel/layout/panel-page'
import { requirePageAccess } from '../../../panel/navigation/staff-page'
import { channelLabels } from '../../leads/channel-labels'
import { newLeadMessages } from '../../leads/new-lead-messages'
import { readPublishedProjects } from '../../leads/read-lead'
import { readSpokenTexts } from '../../leads/read-spoken-texts'
import { sourceMessages } from '../messages'
import { type ListedForm, type ParkedGroup, readParkedGroups, readSourceForms } from '../read-source-forms'
import { type Choices, SourceFormSettings } from './source-form-settings'
import styles from './sources.module.css'
import { TryAgainButton } from './try-again-button'

/** Renders the messages of other systems that could not become leads, and the forms that staff connected. */
export async function SourcesView(props: AdminViewServerProps) {
  const { pool, language } = requirePageAccess(props, '/admin/formularios', 'connect external forms')
  const messages = sourceMessages[language]
  const [groups, forms, projects, es, en] = await Promise.all([
    readParkedGroups(pool),
    readSourceForms(pool),
    readPublishedProjects(pool, language),
    readSpokenTexts(pool, 'es'),
    readSpokenTexts(pool, 'en'),
  ])
  const choices = { projects, texts: { es, en }, language }
  return (
    <DeskPage {...props} crumbs={[{ label: messages.pageName }]}>
      <div className="desk__head">
        <h1>
          {messages.title} <b>{messages.titleBold}</b>
        </h1>
        <a className="desk-btn" href="/admin/consultas/lista">
          {newLeadMessages[language].addList}
        </a>
      </div>
      <p className="desk__intro">{messages.intro}</p>
      <section className="desk-box" aria-labelledby="parked-forms">
        <h2 id="parked-forms">{messages.parked}</h2>
        {groups.length === 0 && <p>{messages.nothingParked}</p>}
        {groups.map((group) => (
          <ParkedEvents key={`${group.source} ${group.form} ${group.reason}`} {...{ group, forms, choices }} />
        ))}
      </section>
      <section className="desk-box desk-box--next" aria-labelledby="connected-forms">
        <h2 id="connected-forms">{messages.connected}</h2>
        {forms.length === 0 && <p className="desk-soft">{messages.noneConnected}</p>}
        {forms.map((form) => (
          <Connected key={`${form.source} ${form.form}`} form={form} choices={choices} />
        ))}
      </section>
    </DeskPage>
  )
}

const formName = (source: LeadSource, form: string, language: 'es' | 'en') => {
  const messages = sourceMessages[language]
  return source === 'whatsapp' && form ? messages.whatsAppNumber(form) : messages.group(messages.sources[source], form)
}

function ParkedEvents({ group, forms, choices }: { group: ParkedGroup; forms: ListedForm[]; choices: Choices }) {
  const { language } = choices
  const messages = sourceMessages[language]
  const { source, form, reason } = group
  const needsProject = reason === 'unknown-form' || reason === 'unknown-project'
  const name = formName(source, form, language)
  return (
    <article className={styles.entry} aria-label={name}>
      <h3>{name}</h3>
      <p>
        {messages.reasons[reason]} {messages.waiting(group.count, formatDay(limaDateOf(group.since), language))}.
      </p>
      {needsProject ? (
        <SourceFormSettings
          {...choices}
          source={source}
          form={form}
          savedForm={forms.find((candidate) => candidate.source === source && candidate.form === form)}
        />
      ) : (
        <TryAgainButton group={{ source, form, reason }} language={language} />
      )}
    </article>
  )
}

function Connected({ form, choices }: { form: ListedForm; choices: Choices }) {
  const { language, projects } = choices
  const messages = sourceMessages[language]
  const project = projects.find(({ slug }) => slug === form.project)?.name ?? form.project
  return (
    <article className={styles.entry} aria-label={form.name}>
      <h3>{form.name}</h3>
      <p>
        {formName(form.source, form.form, language)}. {project}, {channelLabels[form.channel][language]}.{' '}
        {messages.received(form.leads)}.
      </p>
      {form.changedBy && <p className="desk-soft">{messages.changedBy(form.changedBy)}</p>}
      <details>
        <summary>{messages.edit}</summary>
        <SourceFormSettings {...choices} source={form.source} form={form.form} savedForm={form} />
      </details>
    </article>
  )
}
