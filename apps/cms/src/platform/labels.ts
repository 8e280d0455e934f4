/** A text of the panel in both languages of staff. */
export type Label = { es: string; en: string }

/** Returns the options of a select: every value needs a label. */
export const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, Label>) =>
  values.map((value) => ({ value, label: labels[value] }))
