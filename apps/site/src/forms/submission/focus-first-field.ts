/** Passes over the honeypot and over a step that is not shown. */
export function focusFirstField(root: ParentNode | null): void {
  const fields = Array.from(root?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])
  fields.find((field) => field.tabIndex >= 0 && field.checkVisibility())?.focus()
}
