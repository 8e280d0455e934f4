import styles from './control.module.css'
import { useFieldScope } from './field-scope'

/** The look of a text box, a select and a text area. */
export const controlClass = styles.control

/** The attributes that tie a control to its label and its error. */
export function useControlProps(name: string, required?: boolean) {
  const { idOf, errorOf } = useFieldScope()
  const id = idOf(name)
  const invalid = Boolean(errorOf(name))
  return {
    id,
    required,
    'aria-invalid': invalid || undefined,
    'aria-describedby': invalid ? `${id}-error` : undefined,
  }
}
