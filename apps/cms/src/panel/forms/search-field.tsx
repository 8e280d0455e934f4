import { useId } from 'react'
import { DeskIcon } from '../parts/panel-icon'

type SearchFieldProps = { label: string; hint: string; value: string | undefined }

/** Renders the search field of a list. Use it in a POST form, because search texts contain personal data. */
export function SearchField({ label, hint, value }: SearchFieldProps) {
  const id = useId()
  return (
    <p className="filters__search">
      <label className="desk-hidden" htmlFor={id}>
        {label}
      </label>
      <input id={id} type="search" name="buscar" defaultValue={value} placeholder={hint} />
      <button className="desk-btn desk-btn--ink" type="submit">
        <DeskIcon name="search" />
        {label}
      </button>
    </p>
  )
}
