/** A message template that WhatsApp approved. Its body has numbered placeholders such as `{{1}}`. */
export type ApprovedTemplate = {
  name: string
  /** The language code that WhatsApp knows, such as `es` or `es_PE`. */
  language: string
  body: string
  isAdvertising: boolean
}

const placeholder = /\{\{(\d{1,2})\}\}/g
const MAX_PARAMETER_LENGTH = 1024

const placeholderNumbers = (body: string) => [
  ...new Set([...body.matchAll(placeholder)].map(([, number]) => Number(number))),
]

/** Returns how many parameters a body needs, or undefined if its placeholders are not 1, 2, 3… without gaps. */
export function countParameters(body: string): number | undefined {
  const numbers = placeholderNumbers(body)
  return numbers.every((number) => number >= 1 && number <= numbers.length) ? numbers.length : undefined
}

/** Returns whether WhatsApp accepts a text as a parameter: not empty, on one line, and without long gaps. */
export const isTemplateParameter = (text: string): boolean =>
  text.trim() !== '' && text.length <= MAX_PARAMETER_LENGTH && !/[\n\r\t]| {5,}/.test(text)

/** Returns the text that the person reads. Keeps placeholders without a value. */
export const fillTemplate = (body: string, parameters: readonly string[]): string =>
  body.replace(placeholder, (text, number: string) => parameters[Number(number) - 1] || text)

/** Returns whether the parameters fit the template. */
export const areParametersValid = ({ body }: Pick<ApprovedTemplate, 'body'>, parameters: readonly string[]): boolean =>
  parameters.length === countParameters(body) && parameters.every(isTemplateParameter)
