import { brand } from '@app/brand/brand'
import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { cookies, headers } from 'next/headers'
import { getRequestLanguage } from 'payload'
import { localize } from '../../../../panel/language/in-language'
import { titleOfPage } from '../../../../staff-pages'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments?: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** Payload gives all pages that it does not provide the title "Payload". */
export async function generateMetadata({ params, searchParams }: Args) {
  const metadata = await generatePageMetadata({
    config,
    params: params as Promise<{ segments: string[] }>,
    searchParams,
  })
  const title = titleOfPage(`/${((await params).segments ?? []).join('/')}`)
  if (!title) return metadata
  const language = getRequestLanguage({ config: await config, cookies: await cookies(), headers: await headers() })
  return { ...metadata, title: `${localize(language, title)} · ${brand.name}` }
}

export default function Page({ params, searchParams }: Args) {
  return RootPage({ config, importMap, params: params as Promise<{ segments: string[] }>, searchParams })
}
