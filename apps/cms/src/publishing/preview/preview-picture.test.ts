import { expect, test } from 'vitest'
import { pictureAt } from './preview-picture'

test.each(['/media/%', '/media/%E0%A4%A', '/media/a%ZZ.jpg'])('%s is not found', async (address) => {
  expect((await pictureAt(address)).status).toBe(404)
})
