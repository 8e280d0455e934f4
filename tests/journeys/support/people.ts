import { uniqueEmail } from '../../e2e/support/forms'

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Returns a person with a unique surname and e-mail address, so a search finds only this person's records. */
export function newPerson(firstName = 'Lucía') {
  const suffix = Array.from({ length: 6 }, () => letters[Math.floor(Math.random() * letters.length)]).join('')
  const lastName = `Choque Q${suffix}`
  return { firstName, lastName, name: `${firstName} ${lastName}`, email: uniqueEmail('visitante'), phone: '951234567' }
}
