import encodeQR from 'qr';

export type QrCodeProps = {
  readonly text: string;
  readonly label: string;
  readonly className?: string | undefined;
};

const quietZone = 2;

/** A QR code as one path, dark on white in both lights, so that every scanner reads it. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const cells = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const size = cells.length;
  const path = cells.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={className}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#17201b" />
    </svg>
  );
}
