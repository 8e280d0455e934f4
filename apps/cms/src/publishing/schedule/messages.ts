import type { Language } from '../../panel/language/language'

const es = {
  publish: 'No se publicó',
  unpublish: 'No dejó de estar publicado',
  planned: (when: string) => `Estaba programado para el ${when}.`,
  by: (name: string) => `Lo programó ${name}.`,
  byDeleted: 'Lo programó una cuenta que ya no existe.',
  byYou: 'Lo programaste tú.',
  why: 'Motivo',
  retry: 'Intentar otra vez',
  retried: 'Se intenta en el próximo minuto, con tu cuenta.',
  notRetried: 'No se pudo. Recarga la página e inténtalo otra vez.',
  gone: 'Registro eliminado',
}

const en: typeof es = {
  publish: 'Not published',
  unpublish: 'Not unpublished',
  planned: (when) => `It was scheduled for ${when}.`,
  by: (name) => `${name} scheduled it.`,
  byDeleted: 'An account that no longer exists scheduled it.',
  byYou: 'You scheduled it.',
  why: 'Reason',
  retry: 'Try again',
  retried: 'It will run within a minute, with your account.',
  notRetried: 'That failed. Reload the page and try again.',
  gone: 'Deleted record',
}

export const scheduleMessages: Record<Language, typeof es> = { es, en }
