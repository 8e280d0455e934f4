/**
 * Keeps the focus in the field while a button is pressed. Otherwise the field's error would appear on blur and move the
 * button away before the click.
 */
export const keepFocus = (event: { preventDefault(): void }): void => event.preventDefault()
