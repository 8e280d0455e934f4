import { uniqueEmail } from '../../e2e/support/forms'

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Returns a person whose surname and e-mail no other journey uses, so that exactly their records can be found. */
export function newPerson(firstName = 'Lucía') {
  const ending = Array.from({ length: 6 }, () => letters[Math.floor(Math.random() * letters.length)]).join('')
  const lastName = `Choque Q${ending}`
  return { firstName, lastName, name: `${firstName} ${lastName}`, email: uniqueEmail('visitante'), phone: '951234567' }
}
