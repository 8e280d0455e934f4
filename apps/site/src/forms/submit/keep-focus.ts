/**
 * For `onMouseDown` of the buttons that judge fields. Leaving a field shows its error, and the error moves the button
 * away between pressing and letting go: the click would be lost. So the press leaves the focus where it is.
 */
export const keepFocus = (press: { preventDefault(): void }): void => press.preventDefault()
