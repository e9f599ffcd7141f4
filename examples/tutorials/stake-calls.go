// Prints the Ethereum calls that associate AMOUNT governance tokens with PUBKEY, or with REMOVE set the one that takes them back.
package main

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"log"
	"math/big"
	"net/http"
	"os"
	"strings"
)

const decimals = 18

// setting gives an environment variable. Nothing is guessed: without it the program ends.
func setting(name, meaning string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("%s is not set. Set it to %s.", name, meaning)
	}
	return value
}

func stakingBridge() string {
	url := setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox") + "/api/v2/network/parameters/blockchains.ethereumConfig"
	response, err := http.Get(url)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		log.Fatal(response.Status)
	}
	var answer struct{ NetworkParameter struct{ Value string } }
	var config struct {
		ChainID string                   `json:"chain_id"`
		Bridge  struct{ Address string } `json:"staking_bridge_contract"`
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		log.Fatal(err)
	}
	if err := json.Unmarshal([]byte(answer.NetworkParameter.Value), &config); err != nil {
		log.Fatal(err)
	}
	fmt.Fprintln(os.Stderr, "Network: Ethereum chain", config.ChainID)
	if address := os.Getenv("STAKING_BRIDGE"); address != "" {
		return address
	}
	return config.Bridge.Address
}

// toUnits turns tokens as people write them into the smallest unit.
func toUnits(tokens string) *big.Int {
	whole, fraction, _ := strings.Cut(tokens, ".")
	fraction = (fraction + strings.Repeat("0", decimals))[:decimals]
	units, ok := new(big.Int).SetString(whole+fraction, 10)
	if !ok {
		log.Fatalf("%q is not an amount", tokens)
	}
	return units
}

// checkKey stops the program unless the text is a public key: stake that is credited to another text counts for nobody.
func checkKey(key string) {
	if digits, err := hex.DecodeString(key); err != nil || len(digits) != 32 || key != strings.ToLower(key) {
		log.Fatal("PUBKEY is not a public key: it has 64 characters, 0-9 and a-f.")
	}
}

// region: calls
// word makes one argument of 32 bytes from hexadecimal digits, with or without 0x.
func word(digits string) string {
	digits = strings.ToLower(strings.TrimPrefix(digits, "0x"))
	return strings.Repeat("0", 64-len(digits)) + digits
}

type call struct {
	To    string `json:"to"`
	Value string `json:"value"`
	Data  string `json:"data"`
}

func stakeCalls(token, bridge string, amount *big.Int, pubkey string) []call {
	number := word(fmt.Sprintf("%x", amount))
	return []call{
		{token, "0x0", "0x095ea7b3" + word(bridge) + number},  // approve(address,uint256)
		{bridge, "0x0", "0x83c592cf" + number + word(pubkey)}, // stake(uint256,bytes32)
	}
}

func removeCalls(bridge string, amount *big.Int, pubkey string) []call {
	number := word(fmt.Sprintf("%x", amount))
	return []call{{bridge, "0x0", "0xdd01ba0b" + number + word(pubkey)}} // remove_stake(uint256,bytes32)
}

// endregion: calls

func main() {
	amount := toUnits(setting("AMOUNT", "the number of tokens, such as 250.75"))
	pubkey := setting("PUBKEY", "the public key that the tokens are associated with")
	checkKey(pubkey)
	bridge := stakingBridge()
	var calls []call
	if os.Getenv("REMOVE") != "" {
		calls = removeCalls(bridge, amount, pubkey)
	} else {
		calls = stakeCalls(setting("VEGA_TOKEN", "the address that staking_token() of the bridge answers"), bridge, amount, pubkey)
	}
	out, err := json.MarshalIndent(calls, "", "  ")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(out))
}
