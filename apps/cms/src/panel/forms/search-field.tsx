import { useId } from 'react'
import { DeskIcon } from '../parts/panel-icon'

type SearchFieldProps = { label: string; hint: string; value: string | undefined }

/** The search of a list, with its button. The form around it uses POST: what staff search for is personal data. */
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
