/** A text of the panel in both languages. */
export type Label = { es: string; en: string }

/** Returns the options of a select. The type requires a label for every value. */
export const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, Label>) =>
  values.map((value) => ({ value, label: labels[value] }))
