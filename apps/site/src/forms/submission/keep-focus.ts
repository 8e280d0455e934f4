/**
 * For `onMouseDown` of buttons that validate. Leaving a field shows its error, which moves the button away between
 * press and release, and the click is lost. So the press leaves the focus where it is.
 */
export const keepFocus = (press: { preventDefault(): void }): void => press.preventDefault()
