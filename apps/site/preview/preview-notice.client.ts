// Shows notices in a corner of the preview. A shadow root isolates them from the styles of the page.
import { formatInstant } from '@app/domain/calendar/format-date'

const messages = {
  es: {
    until: (moment: string) => `Vista previa: lo que ves no está publicado. Este enlace vale hasta el ${moment}.`,
    unsent: 'Esto es una vista previa: los formularios no se envían.',
    problems: (count: number) =>
      count === 1 ? 'Un borrador está incompleto y no se muestra:' : 'Hay borradores incompletos que no se muestran:',
  },
  en: {
    until: (moment: string) => `Preview: what you see is not published. This link is valid until ${moment}.`,
    unsent: 'This is a preview: forms are not sent.',
    problems: (count: number) =>
      count === 1 ? 'A draft is incomplete and not shown:' : 'Some drafts are incomplete and not shown:',
  },
}

const language = document.documentElement.lang.startsWith('es') ? 'es' : 'en'

const style = new CSSStyleSheet()
style.replaceSync(`
  :host { position: fixed; z-index: 2147483000; inset: auto auto 1rem 1rem; max-width: min(26rem, calc(100vw - 2rem)) }
  div { margin-top: 0.5rem; padding: 0.625rem 0.875rem; border-radius: 0.5rem; background: var(--surface-inverse); color: #fff;
    font: 0.875rem/1.45 system-ui, sans-serif; box-shadow: var(--shadow-float) }
  p, ul { margin: 0 } ul { padding-inline-start: 1.1rem }
`)

let cardStack: ShadowRoot | undefined

function addCard(role: 'status' | 'note'): HTMLElement {
  if (!cardStack) {
    const host = document.createElement('aside')
    host.setAttribute('aria-label', language === 'es' ? 'Vista previa' : 'Preview')
    document.body.append(host)
    cardStack = host.attachShadow({ mode: 'open' })
    cardStack.adoptedStyleSheets = [style]
  }
  const element = document.createElement('div')
  element.setAttribute('role', role)
  cardStack.append(element)
  return element
}

function createParagraph(text: string): HTMLElement {
  const element = document.createElement('p')
  element.textContent = text
  return element
}

export function showExpiry(moment: string): void {
  addCard('note').append(createParagraph(messages[language].until(formatInstant(moment, language, 'withoutYear'))))
}

let notSentCard: HTMLElement | undefined

export function showNotSent(): void {
  notSentCard ??= addCard('status')
  notSentCard.replaceChildren(createParagraph(messages[language].unsent))
}

export function showProblems(problems: { title: string | null; sentence: string }[]): void {
  if (problems.length === 0) return
  const list = document.createElement('ul')
  for (const { title, sentence } of problems) {
    const item = document.createElement('li')
    item.textContent = title ? `${title}: ${sentence}` : sentence
    list.append(item)
  }
  const records = new Set(problems.map(({ title }) => title)).size
  addCard('note').append(createParagraph(messages[language].problems(records)), list)
}
