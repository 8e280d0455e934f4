import { TextField } from '../../panel/forms/field'
import { FilterSelect } from '../../panel/forms/filter-form'
import type { Language } from '../../panel/language/language'
import { isFiltered, type LogFilter, SYSTEM_ACTOR } from '../log-filter'
import { privacyMessages } from '../messages'
import { privacyEvents } from '../privacy-log.collection'

type Props = { filter: LogFilter; accounts: { id: string; name: string }[]; language: Language }

/** Renders the filter of the log. It uses POST, because the person must not be in the URL. */
export function LogFilterForm({ filter, accounts, language }: Props) {
  const messages = privacyMessages[language]
  const any = { value: '', label: messages.anyOne }
  return (
    <search>
      <form className="desk-filter log-filter" method="post" action="/api/privacy/log-search">
        <TextField
          id="log-person"
          label={messages.logPerson}
          name="buscar"
          type="search"
          autoComplete="off"
          maxLength={254}
          defaultValue={filter.person}
        />
        <FilterSelect
          label={messages.who}
          name="quien"
          value={filter.actor ?? ''}
          options={[
            any,
            { value: SYSTEM_ACTOR, label: messages.system },
            ...accounts.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <FilterSelect
          label={messages.what}
          name="accion"
          value={filter.event ?? ''}
          options={[any, ...privacyEvents.map((event) => ({ value: event, label: messages.actions[event] }))]}
        />
        <TextField id="log-from" label={messages.logFrom} name="desde" type="date" defaultValue={filter.from} />
        <TextField id="log-to" label={messages.logTo} name="hasta" type="date" defaultValue={filter.to} />
        <button className="desk-btn desk-btn--ink" type="submit">
          {messages.logShow}
        </button>
        {isFiltered(filter) && <a href="/admin/registro-de-datos">{messages.logAll}</a>}
      </form>
    </search>
  )
}
