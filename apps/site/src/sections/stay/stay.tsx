import './stay.css'
import type { ReactNode } from 'react'

/** Amenities and gallery at the left; the form accompanies both at the right, and follows the amenities on phones. */
export function Stay({ first, form, then }: { first: ReactNode; form: ReactNode; then: ReactNode }) {
  return (
    <div className="wrap stay">
      {first}
      <aside className="stay__form" id="form" data-form="">
        {form}
      </aside>
      {then}
    </div>
  )
}
