// Members of a generated household may share a phone and a mailbox, and send several submissions with typical spelling
// differences.
import type { PersonRecord } from './join-persons'

export type GeneratedRecord = PersonRecord & { person: number }

const femaleNames = ['Rosa', 'María', 'Ana', 'Lucía', 'Carmen', 'Daniela', 'Gabriela', 'Luisa', 'Marina', 'Fernanda']
const maleNames = ['Juan', 'Mario', 'José', 'Luis', 'Carlos', 'Daniel', 'Gabriel', 'Fernando', 'Martín', 'Jesús']
const surnamesToPick = [
  'Quispe',
  'Mamani',
  'Núñez',
  'Torres',
  'Huamán',
  'Fernández',
  'Hernández',
  'Ríos',
  'Paredes',
  'Choque',
]
const domains = ['gmail.com', 'example.test', 'correo.example']

/** Creates a Mulberry32 generator, which gives the same people for the same seed. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixedState = Math.imul(state ^ (state >>> 15), 1 | state)
    mixedState = (mixedState + Math.imul(mixedState ^ (mixedState >>> 7), 61 | mixedState)) ^ mixedState
    return ((mixedState ^ (mixedState >>> 14)) >>> 0) / 2 ** 32
  }
}

type Random = ReturnType<typeof createRandom>
const pick = <Item>(random: Random, items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item

type Member = Required<Pick<PersonRecord, 'firstName' | 'lastName'>> & {
  email: string
  phone: string
  document: string
}

/** Generates siblings with the surnames of both parents. Some share a phone, some also the mailbox. */
function generateHousehold(random: Random, number: number): Member[] {
  const surnames = `${pick(random, surnamesToPick)} ${pick(random, surnamesToPick)}`
  const sharedContact = {
    phone: `+519${String(10_000_000 + number * 7).padStart(8, '0')}`,
    email: `casa.${number}@gmail.com`,
  }
  const size = 1 + Math.floor(random() * 3)
  const names = new Set<string>()
  while (names.size < size) names.add(pick(random, random() < 0.5 ? femaleNames : maleNames))
  return [...names].map((name, index) => {
    const secondName = random() < 0.4 ? ` ${pick(random, ['Elena', 'Alberto', 'Isabel', 'Raúl'])}` : ''
    const sharesPhone = random() < 0.5
    const sharesMail = sharesPhone && random() < 0.4
    return {
      firstName: name + secondName,
      lastName: surnames,
      email: sharesMail ? sharedContact.email : `${name}.${number}.${index}@${pick(random, domains)}`,
      phone: sharesPhone ? sharedContact.phone : `+519${String(20_000_000 + number * 7 + index).padStart(8, '0')}`,
      document: String(10_000_000 + number * 10 + index),
    }
  })
}

const swapLetters = (text: string, index: number) =>
  text.slice(0, index) + text.charAt(index + 1) + text.charAt(index) + text.slice(index + 2)

/** Differences between the first and a later submission of a person. */
const spellings: ((member: Member, random: Random, id: number) => Partial<PersonRecord>)[] = [
  ({ email }) => ({ email: email.toUpperCase() }),
  ({ email }) => ({
    email: email.endsWith('gmail.com') ? email.replaceAll('.', '').replace('gmailcom', 'gmail.com') : email,
  }),
  ({ phone }) => ({ phone: `${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6, 9)} ${phone.slice(9)}` }),
  ({ phone }) => ({ phone: phone.slice(3) }),
  ({ lastName }) => ({ lastName: lastName.split(' ')[0] ?? lastName }),
  ({ firstName }) => ({ firstName: firstName.split(' ')[0] ?? firstName }),
  ({ firstName, lastName }) => ({
    firstName: firstName.toUpperCase(),
    lastName: lastName.normalize('NFD').replace(/\p{M}/gu, ''),
  }),
  ({ firstName, lastName }) => ({ firstName: lastName, lastName: firstName }),
  ({ lastName }) => ({ lastName: swapLetters(lastName, 1) }),
  (_, __, id) => ({ email: `nuevo.${id}@example.test` }),
  (_, __, id) => ({ phone: `+519${String(40_000_000 + id)}` }),
  ({ document }, _, id) => ({
    documentKind: 'DNI',
    document,
    email: `nuevo.${id}@example.test`,
    phone: `+519${String(50_000_000 + id)}`,
  }),
]

export function generatePersons(count: number, seed: number): GeneratedRecord[] {
  const random = createRandom(seed)
  const records: GeneratedRecord[] = []
  let person = 0
  for (let number = 1; records.length < count; number += 1) {
    for (const member of generateHousehold(random, number)) {
      person += 1
      const { document, ...contact } = member
      const withDocument = random() < 0.5 ? ({ documentKind: 'DNI', document } as const) : {}
      records.push({ ...contact, ...withDocument, id: String(records.length), person })
      const repeatCount = random() < 0.5 ? 1 + Math.floor(random() * 2) : 0
      for (let times = 0; times < repeatCount; times += 1) {
        const id = records.length
        const changes = pick(random, spellings)(member, random, id)
        // If both e-mail address and phone changed, only the document identifies the person, so the first record needs
        // it too.
        if ('document' in changes)
          Object.assign(records.at(-1 - times) as GeneratedRecord, { documentKind: 'DNI', document })
        records.push({ ...contact, ...changes, id: String(id), person })
      }
    }
  }
  return records.slice(0, count)
}
