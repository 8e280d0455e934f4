/**
 * For `onMouseDown` of buttons that validate. On blur a field shows its error, which moves the button between press and
 * release, and the click is lost. This keeps the focus in the field.
 */
export const keepFocus = (press: { preventDefault(): void }): void => press.preventDefault()
