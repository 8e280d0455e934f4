import type pg from 'pg'

/** Copies the records of the demo images until there are `count`. All copies of an image show the same file. */
export async function insertManyMedia(db: Pick<pg.ClientBase, 'query'>, count: number): Promise<void> {
  const { rows } = await db.query<{ images: number }>(`select count(*)::int as images from media`)
  const images = rows[0]?.images ?? 0
  const copies = Math.ceil((count - images) / images)
  await db.query(`
    create temporary table copied_media on commit drop as
      select m.id as original, gen_random_uuid() as copy, n from media m cross join generate_series(1, ${copies}) n;
    insert into media
      select (jsonb_populate_record(m, jsonb_build_object(
        'id', c.copy, 'key', m.key || '-copy-' || c.n, 'filename', 'copy-' || c.n || '-' || m.filename))).*
      from copied_media c join media m on m.id = c.original;
    insert into media_locales (alt, _locale, _parent_id)
      select l.alt || ' ' || c.n, l._locale, c.copy from copied_media c join media_locales l on l._parent_id = c.original;
    analyze media, media_locales;`)
}
