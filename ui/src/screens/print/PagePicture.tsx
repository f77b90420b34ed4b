import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** A PNG picture in base 64. */
  page: string;
  number: number;
  count: number;
}

/** A page as it will be printed: a picture of the very file. */
export function PagePicture({ page, number, count }: Props) {
  const { t } = useTranslation('print');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const bytes = Uint8Array.from(atob(page), (sign) => sign.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const sheet = canvas.current;
      if (isGone || !sheet) return;
      sheet.width = picture.width;
      sheet.height = picture.height;
      sheet.getContext('2d')?.drawImage(picture, 0, 0);
      sheet.dataset.drawn = '';
    };
    void draw();
    return () => {
      isGone = true;
    };
  }, [page]);
  return (
    <canvas
      ref={canvas}
      className="page-picture"
      role="img"
      aria-label={t('page', { number, count })}
    />
  );
}
