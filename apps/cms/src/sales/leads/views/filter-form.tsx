import { leadKinds } from '@app/domain/lead/lead-choices'
import { leadStates } from '@app/domain/lead/lead-state'
import { SearchField } from '../../../panel/forms/search-field'
import { type LeadFilter, NO_OWNER, NO_SOURCE } from '../lead-filter'
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

/** A plain form that works before hydration. It uses POST, because a search may contain personal data. */
export function FilterForm({ filter, colleagues, projects, sources, language }: Props) {
  const messages = leadMessages[language]
  const { states, owners, kinds, sources: chosenSources, isWaiting, days, order } = filter
  const active =
    states.length +
    owners.length +
    filter.projects.length +
    kinds.length +
    chosenSources.length +
    Number(isWaiting) +
    Number(days !== undefined) +
    Number(order === 'oldest')
  return (
    <form className="filters" action="/api/inbox/search" method="post">
      <SearchField label={messages.search} hint={messages.searchHint} value={filter.text} />
      <details open={active > 0}>
        <summary>
          {messages.filters} {active > 0 && <b>{active}</b>}
        </summary>
        <div className="filters__choices">
          <Choices
            legend={messages.state}
            name="estado"
            chosen={states}
            choices={leadStates.map((state): Choice => [state, messages.states[state]])}
          />
          <Choices
            legend={messages.owner}
            name="responsable"
            chosen={owners}
            choices={[[NO_OWNER, messages.noOwner], ...colleagues.map(({ id, name }): Choice => [id, name])]}
          />
          <Choices legend={messages.project} name="proyecto" chosen={filter.projects} choices={[...projects]} />
          <Choices
            legend={messages.kind}
            name="tipo"
            chosen={kinds}
            choices={leadKinds.map((kind): Choice => [kind, messages.kinds[kind] ?? kind])}
          />
          <Choices
            legend={messages.source}
            name="origen"
            chosen={chosenSources}
            choices={[[NO_SOURCE, messages.noSource], ...sources.map((source): Choice => [source, source])]}
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
            <Tick name="espera" value="1" label={messages.onlyWaiting} isChosen={isWaiting} />
            <Tick name="orden" value="antiguas" label={messages.oldestFirst} isChosen={order === 'oldest'} />
          </fieldset>
        </div>
        <p className="desk-buttons">
          <button className="desk-btn desk-btn--ink" type="submit">
            {messages.apply}
          </button>
          <a className="desk-btn" href="/admin/consultas">
            {messages.clear}
          </a>
        </p>
      </details>
    </form>
  )
}

type ChoicesProps = { legend: string; name: string; chosen: readonly string[]; choices: Choice[] }

function Choices({ legend, name, chosen, choices }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map(([value, label]) => (
        <Tick key={value} name={name} value={value} label={label} isChosen={chosen.includes(value)} />
      ))}
    </fieldset>
  )
}

function Tick({ name, value, label, isChosen }: { name: string; value: string; label: string; isChosen: boolean }) {
  const id = `desk-${name}-${value}`
  return (
    <p className="desk-field desk-field--tick">
      <input id={id} type="checkbox" name={name} value={value} defaultChecked={isChosen} />
      <label htmlFor={id}>{label}</label>
    </p>
  )
}
