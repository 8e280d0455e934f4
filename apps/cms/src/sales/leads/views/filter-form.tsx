import { contactChannels } from '@app/domain/lead/contact-consent'
import { leadKinds } from '@app/domain/lead/lead-choices'
import { leadStates } from '@app/domain/lead/lead-state'
import { SearchField } from '../../../panel/forms/search-field'
import { type LeadFilter, NO_OWNER, NO_SOURCE } from '../lead-filter'
import { milestones } from '../lead-milestones'
import { leadMessages } from '../messages'
import type { Colleague } from '../read-lead'

type Props = {
  filter: LeadFilter
  colleagues: Colleague[]
  projects: Map<string, string>
  sources: string[]
  language: 'es' | 'en'
}

type Choice = [value: string, label: string]
const periods = [1, 7, 30, 90]

/** Renders the filter of the lead list. The form uses POST, because a search text may contain personal data. */
export function FilterForm({ filter, colleagues, projects, sources, language }: Props) {
  const messages = leadMessages[language]
  const { states, owners, kinds, sources: selectedSources, acceptsBy, isWaiting, days, order } = filter
  const activeCount =
    states.length +
    owners.length +
    filter.projects.length +
    kinds.length +
    selectedSources.length +
    acceptsBy.length +
    Number(isWaiting) +
    Number(filter.isOverdue) +
    Number(filter.reached !== undefined) +
    Number(days !== undefined) +
    Number(order === 'oldest')
  return (
    <form className="filters" action="/api/inbox/search" method="post">
      <SearchField label={messages.search} hint={messages.searchHint} value={filter.text} />
      <div className="filters__row">
        <details>
          <summary>
            {messages.filters} {activeCount > 0 && <b>{activeCount}</b>}
          </summary>
          <div className="filters__panel">
            <div className="filters__choices">
              <CheckboxGroup
                legend={messages.state}
                name="estado"
                selectedValues={states}
                choices={leadStates.map((state): Choice => [state, messages.states[state]])}
              />
              <CheckboxGroup
                legend={messages.owner}
                name="responsable"
                selectedValues={owners}
                choices={[[NO_OWNER, messages.noOwner], ...colleagues.map(({ id, name }): Choice => [id, name])]}
              />
              <CheckboxGroup
                legend={messages.project}
                name="proyecto"
                selectedValues={filter.projects}
                choices={[...projects]}
              />
              <CheckboxGroup
                legend={messages.kind}
                name="tipo"
                selectedValues={kinds}
                choices={leadKinds.map((kind): Choice => [kind, messages.kinds[kind] ?? kind])}
              />
              <CheckboxGroup
                legend={messages.source}
                name="origen"
                selectedValues={selectedSources}
                choices={[[NO_SOURCE, messages.noSource], ...sources.map((source): Choice => [source, source])]}
              />
              <CheckboxGroup
                legend={messages.acceptsAds}
                name="acepta"
                selectedValues={acceptsBy}
                choices={contactChannels.map((channel): Choice => [channel, messages.byChannel[channel]])}
              />
              <fieldset>
                <legend>{messages.received}</legend>
                <p className="desk-field">
                  <label className="desk-hidden" htmlFor="desk-days">
                    {messages.received}
                  </label>
                  <select id="desk-days" name="dias" defaultValue={days ?? ''}>
                    <option value="">{messages.anyTime}</option>
                    {periods.map((period) => (
                      <option key={period} value={period}>
                        {messages.lastDays(period)}
                      </option>
                    ))}
                  </select>
                </p>
                <CheckboxField name="espera" value="1" label={messages.onlyWaiting} isChecked={isWaiting} />
                <CheckboxField name="vencido" value="1" label={messages.onlyOverdue} isChecked={filter.isOverdue} />
                <CheckboxField
                  name="orden"
                  value="antiguas"
                  label={messages.oldestFirst}
                  isChecked={order === 'oldest'}
                />
              </fieldset>
              <MilestoneFields reached={filter.reached} language={language} />
            </div>
            <p className="desk-buttons">
              <button className="desk-btn desk-btn--ink" type="submit">
                {messages.apply}
              </button>
            </p>
          </div>
        </details>
        {activeCount > 0 && <a href="/admin/consultas">{messages.clear}</a>}
      </div>
    </form>
  )
}

function MilestoneFields({ reached, language }: { reached: LeadFilter['reached']; language: 'es' | 'en' }) {
  const messages = leadMessages[language]
  return (
    <fieldset>
      <legend>{messages.reached}</legend>
      <p className="desk-field">
        <label className="desk-hidden" htmlFor="desk-hito">
          {messages.reached}
        </label>
        <select id="desk-hito" name="hito" defaultValue={reached?.milestone ?? 'received'}>
          {milestones.map((milestone) => (
            <option key={milestone} value={milestone}>
              {messages.milestones[milestone]}
            </option>
          ))}
        </select>
      </p>
      <p className="desk-field">
        <label htmlFor="desk-desde">{messages.from}</label>
        <input id="desk-desde" type="date" name="desde" defaultValue={reached?.from} />
      </p>
      <p className="desk-field">
        <label htmlFor="desk-hasta">{messages.to}</label>
        <input id="desk-hasta" type="date" name="hasta" defaultValue={reached?.to} />
      </p>
    </fieldset>
  )
}

type CheckboxGroupProps = { legend: string; name: string; selectedValues: readonly string[]; choices: Choice[] }

function CheckboxGroup({ legend, name, selectedValues, choices }: CheckboxGroupProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map(([value, label]) => (
        <CheckboxField key={value} name={name} value={value} label={label} isChecked={selectedValues.includes(value)} />
      ))}
    </fieldset>
  )
}

function CheckboxField({
  name,
  value,
  label,
  isChecked,
}: {
  name: string
  value: string
  label: string
  isChecked: boolean
}) {
  const id = `desk-${name}-${value}`
  return (
    <p className="desk-field desk-field--tick">
      <input id={id} type="checkbox" name={name} value={value} defaultChecked={isChecked} />
      <label htmlFor={id}>{label}</label>
    </p>
  )
}
