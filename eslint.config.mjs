import eslint from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      '.docusaurus',
      '.generated',
      '.cache',
      'versioned_docs',
      'coverage',
      'examples/**',
      '.bench',
    ],
  },
  eslint.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
      // Docusaurus looks theme components up by file name and default export, so both must be allowed.
      '@typescript-eslint/no-extraneous-class': 'off',
      // `process.env['NAME']` is what `noPropertyAccessFromIndexSignature` asks for; dot notation would fight it.
      '@typescript-eslint/dot-notation': 'off',
    },
  },
  {
    // Command-line tools talk to the person who runs them; tests print what they counted.
    files: [
      'tools/**',
      'delivery/server/**',
      'tests/**',
      '**/*.test.ts',
      '**/*.test.tsx',
      'sandbox/**',
      'mcp/**',
      'conformance/**',
      'delivery/deploy/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['tests/**', '**/*.test.ts', '**/*.test.tsx'],
    rules: {
      // `useBrowser` sets a test file up; there are no React components here for a hook to live in.
      'react-hooks/rules-of-hooks': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='waitForFunction'] > :function[async=true]",
          message: 'Playwright takes the promise itself for the answer and waits for nothing: use expect.poll.',
        },
      ],
      // A test that trips over an undefined value fails, which is what it is for.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
