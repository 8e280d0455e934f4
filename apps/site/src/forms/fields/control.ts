import styles from './control.module.css'
import { useFieldScope } from './field-scope'

/** The class of text inputs, selects and text areas. */
export const controlClass = styles.control

/** Returns the id of a control, whether it is required, and the attributes that connect it with its error. */
export function useControlProps(name: string, required?: boolean) {
  const { idOf, errorOf } = useFieldScope()
  const id = idOf(name)
  const isInvalid = Boolean(errorOf(name))
  return {
    id,
    required,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': isInvalid ? `${id}-error` : undefined,
  }
}
