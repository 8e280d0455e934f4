/** Focuses the first field, skipping the honeypot and hidden steps. */
export function focusFirstField(root: ParentNode | null): void {
  const fields = Array.from(root?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])
  fields.find((field) => field.tabIndex >= 0 && field.checkVisibility())?.focus()
}
