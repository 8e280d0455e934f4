import { sampleProject, sampleSnapshot } from '@app/domain/snapshot/sample-snapshot.fixture'
import { expect, test } from 'vitest'
import { sampleNotice } from './sample-notice'
import { withSnapshot } from './snapshot'

const constructionUpdates = (isDemo: boolean) => ({ isDemo, updates: [], comparison: null, nextOn: null, note: null })
const noticeOf = (isDemo: boolean) =>
  withSnapshot(
    sampleSnapshot({ lots: [], projects: [sampleProject({ constructionUpdates: constructionUpdates(isDemo) })] }),
    async () => sampleNotice('es'),
  )

test('says that the data of a page are samples if a record is marked as a sample', async () => {
  expect(await noticeOf(true)).toEqual({ text: 'Demostración: datos y precios de ejemplo.', more: null })
})

test('says nothing if no record is marked as a sample', async () => {
  expect(await noticeOf(false)).toBeNull()
})
