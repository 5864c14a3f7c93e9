const namesInSettings: Readonly<Record<string, string>> = { canada: 'CA', usa: 'US' };

/** Where a person lives as an ISO 3166 code: the settings' names of countries are read too; who never said it is in Canada. */
export const countryCode = (kept: string | null | undefined): string => namesInSettings[kept ?? ''] ?? (kept || 'CA');
