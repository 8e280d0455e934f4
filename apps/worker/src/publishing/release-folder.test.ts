import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { inheritAssets } from './inherit-assets'
import { findPreviousRelease, nameRelease, readCurrentRelease, removeOldReleases, switchTo } from './release-folder'

const names = [1, 2, 3, 4, 5, 6, 7].map((day) => nameRelease(new Date(Date.UTC(2026, 10, day))))
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'releases-'))
  for (const name of names) await mkdir(path.join(folder, name))
})

describe('releases', () => {
  test('shows visitors a release after a switch to it', async () => {
    await switchTo(folder, names[3] ?? '')
    expect(await readCurrentRelease(folder)).toBe(names[3])
    await switchTo(folder, names[4] ?? '')
    expect(await readCurrentRelease(folder)).toBe(names[4])
  })

  test('rejects a switch to a missing release and changes nothing', async () => {
    await switchTo(folder, names[3] ?? '')
    await expect(switchTo(folder, 'missing')).rejects.toThrow()
    expect(await readCurrentRelease(folder)).toBe(names[3])
  })

  test('keeps the last five releases', async () => {
    await switchTo(folder, names[6] ?? '')
    expect(await removeOldReleases(folder)).toEqual(names.slice(0, 2))
    expect((await readdir(folder)).sort()).toEqual([...names.slice(2), 'current'].sort())
  })

  test('keeps the release that is online, even if it is old', async () => {
    await switchTo(folder, names[0] ?? '')
    expect(await removeOldReleases(folder)).toEqual([names[1]])
    expect(await readCurrentRelease(folder)).toBe(names[0])
  })

  test('returns the previous release, or null if there is none', async () => {
    await switchTo(folder, names[1] ?? '')
    expect(await findPreviousRelease(folder)).toBe(names[0])
    await switchTo(folder, names[0] ?? '')
    expect(await findPreviousRelease(folder)).toBeNull()
  })

  test('adds the scripts that each kept release built itself to a new release', async () => {
    const build = async (release: string, assets: string[]) => {
      await mkdir(path.join(folder, release, 'site/_astro'), { recursive: true })
      for (const asset of assets) await writeFile(path.join(folder, release, 'site/_astro', asset), asset)
      await inheritAssets(folder, path.join(folder, release))
    }
    const [first = '', second = ''] = names
    await build(first, ['form.aaa.js', 'style.111.css'])
    await build(second, ['form.bbb.js', 'style.111.css'])
    const assetsOf = async (release: string) => (await readdir(path.join(folder, release, 'site/_astro'))).sort()
    expect(await assetsOf(second)).toEqual(['form.aaa.js', 'form.bbb.js', 'style.111.css'])
    // A release does not pass on inherited assets, so they disappear with the release that built them.
    await rm(path.join(folder, first), { recursive: true })
    await build('.staging', ['form.ccc.js'])
    expect(await assetsOf('.staging')).toEqual(['form.bbb.js', 'form.ccc.js', 'style.111.css'])
  })
})
