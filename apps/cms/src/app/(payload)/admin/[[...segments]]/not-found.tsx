import config from '@payload-config'
import { generatePageMetadata } from '@payloadcms/next/views'
import { NotFoundMessage } from '../../../../panel/layout/not-found-message'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Args) =>
  generatePageMetadata({ config, params, searchParams })

/**
 * Next renders this page with every other page, in case that page does not exist. Payload's page would read the account
 * and the counts of the menu a second time.
 */
export default function NotFound() {
  return <NotFoundMessage />
}
