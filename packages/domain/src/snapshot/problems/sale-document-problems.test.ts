import { describe, expect, test } from 'vitest'
import { sentenceOfProblem } from '../../release/problem-sentences'
import { sampleAnswers, sampleProject } from '../sample-snapshot.fixture'
import { saleDocumentProblems } from './sale-document-problems'

const answers = sampleAnswers()
const withDocuments = (documents: typeof answers.documents) => sampleProject({ answers: { ...answers, documents } })

describe('the documents of a project on sale', () => {
  test('are complete if each of the five kinds has a file', () => {
    expect(saleDocumentProblems(sampleProject())).toEqual([])
  })

  test('are incomplete without the contract or without the file of the licence', () => {
    const documents = answers.documents
      .filter(({ kind }) => kind !== 'contract')
      .map((sample) => (sample.kind === 'licence' ? { ...sample, file: null } : sample))
    expect(saleDocumentProblems(withDocuments(documents))).toEqual([
      {
        path: 'projects[santorini].answers.documents',
        field: 'answers.documents',
        message: {
          en: 'buyers cannot open these documents: licence, contract',
          es: 'Faltan documentos que un comprador pueda abrir: licencia, modelo de contrato. Agrega cada uno aquí, con su tipo y su archivo PDF.',
        },
      },
    ])
  })

  test('are all missing if the project has no answers', () => {
    const [problem] = saleDocumentProblems(sampleProject({ answers: null }))
    expect(problem?.message.en).toBe('buyers cannot open these documents: registry, licence, plan, contract, delivery')
  })

  test('must say what they prove', () => {
    const documents = answers.documents.map((sample, index) => (index === 2 ? { ...sample, proves: null } : sample))
    expect(saleDocumentProblems(withDocuments(documents)).map(({ field }) => field)).toEqual([
      'answers.documents.2.proves',
    ])
  })
})

test.each([{ status: 'delivered' as const }, { soldOut: true }])('a project with %o needs no documents', (changes) => {
  expect(saleDocumentProblems(sampleProject({ ...changes, answers: null }))).toEqual([])
})

test('the page of a failed release names the documents in Spanish', () => {
  const problems = saleDocumentProblems(withDocuments(answers.documents.slice(1)))
  expect(problems.map(({ message }) => sentenceOfProblem(message.en, null))).toEqual([
    'Faltan documentos que un comprador pueda abrir: partida registral. Agrégalos con su archivo PDF.',
  ])
})
