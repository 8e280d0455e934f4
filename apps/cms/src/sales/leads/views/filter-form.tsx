import { leadKinds } from '@sillar/domain/lead/lead-choices'
import { leadStates } from '@sillar/domain/lead/lead-state'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import { type LeadFilter, NO_SOURCE, NOBODY } from '../lead-filter'
import { inboxWords } from '../messages'
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

/** A plain form that works before any script has loaded. By POST, because a search may name a person. */
export function FilterForm({ filter, colleagues, projects, sources, language }: Props) {
  const say = inboxWords[language]
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
      <p className="filters__search">
        <label className="desk-hidden" htmlFor="desk-search">
          {say.search}
        </label>
        <input id="desk-search" type="search" name="buscar" defaultValue={filter.text} placeholder={say.searchHint} />
        <button className="desk-btn desk-btn--ink" type="submit">
          <DeskIcon name="search" />
          {say.search}
        </button>
      </p>
      <details open={active > 0}>
        <summary>
          {say.filters} {active > 0 && <b>{active}</b>}
        </summary>
        <div className="filters__choices">
          <Choices
            legend={say.state}
            name="estado"
            chosen={states}
            choices={leadStates.map((state): Choice => [state, say.states[state]])}
          />
          <Choices
            legend={say.owner}
            name="responsable"
            chosen={owners}
            choices={[[NOBODY, say.nobody], ...colleagues.map(({ id, name }): Choice => [id, name])]}
          />
          <Choices legend={say.project} name="proyecto" chosen={filter.projects} choices={[...projects]} />
          <Choices
            legend={say.kind}
            name="tipo"
            chosen={kinds}
            choices={leadKinds.map((kind): Choice => [kind, say.kinds[kind] ?? kind])}
          />
          <Choices
            legend={say.source}
            name="origen"
            chosen={chosenSources}
            choices={[[NO_SOURCE, say.noSource], ...sources.map((source): Choice => [source, source])]}
          />
          <fieldset>
            <legend>{say.received}</legend>
            <p className="desk-field">
              <label className="desk-hidden" htmlFor="desk-days">
                {say.received}
              </label>
              <select id="desk-days" name="dias" defaultValue={days ?? ''}>
                <option value="">{say.anyTime}</option>
                {periods.map((period) => (
                  <option key={period} value={period}>
                    {say.lastDays(period)}
                  </option>
                ))}
              </select>
            </p>
            <Tick name="espera" value="1" label={say.onlyWaiting} isChosen={isWaiting} />
            <Tick name="orden" value="antiguas" label={say.oldestFirst} isChosen={order === 'oldest'} />
          </fieldset>
        </div>
        <p className="desk-buttons">
          <button className="desk-btn desk-btn--ink" type="submit">
            {say.apply}
          </button>
          <a className="desk-btn" href="/admin/consultas">
            {say.clear}
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
