import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPlaceholder } from './create-placeholder'

const blueImage = sharp({ create: { width: 1920, height: 1080, channels: 3, background: '#1c6e8c' } })

test('returns a placeholder 16 pixels wide as a data URL', async () => {
  const preview = await createPlaceholder({ data: await blueImage.jpeg().toBuffer(), mimetype: 'image/jpeg' })
  const [head, body = ''] = preview?.split(',') ?? []
  expect(head).toBe('data:image/webp;base64')
  expect(body.length).toBeLessThan(400)
  const placeholder = sharp(Buffer.from(body, 'base64'))
  expect(await placeholder.metadata()).toMatchObject({ width: 16, height: 9 })
  const { dominant } = await placeholder.stats()
  expect(dominant.b).toBeGreaterThan(dominant.r)
})

test.each(['image/svg+xml', 'video/mp4', 'application/pdf'])('returns no placeholder for %s', async (mimetype) => {
  expect(await createPlaceholder({ data: Buffer.from('<svg/>'), mimetype })).toBeNull()
})
